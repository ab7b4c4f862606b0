import { judgeScene } from './judge-scene.ts';

judgeScene('configured');
judgeScene('placed');
