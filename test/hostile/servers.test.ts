import { judgeScene } from './judge-scene.ts';

judgeScene('servers');
judgeScene('secured');
