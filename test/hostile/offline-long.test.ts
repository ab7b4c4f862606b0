import { judgeScene } from './judge-scene.ts';

judgeScene('offline', true);
