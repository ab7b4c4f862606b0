import { judgeScene } from './judge-scene.ts';

judgeScene('planned');
judgeScene('audited');
