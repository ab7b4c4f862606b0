import { judgeScene } from './judge-scene.ts';

judgeScene('delegated');
judgeScene('variables');
