import { judgeScene } from './judge-scene.ts';

judgeScene('asked');
judgeScene('strays');
judgeScene('remarked');
