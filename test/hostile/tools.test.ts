import { judgeScene } from './judge-scene.ts';

judgeScene('tools');
judgeScene('dump');
