import { judgeScene } from './judge-scene.ts';

judgeScene('forged');
judgeScene('decided');
