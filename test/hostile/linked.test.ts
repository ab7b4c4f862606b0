import { judgeScene } from './judge-scene.ts';

judgeScene('linked');
