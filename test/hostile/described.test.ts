import { judgeScene } from './judge-scene.ts';

judgeScene('described');
judgeScene('answered');
judgeScene('odd');
