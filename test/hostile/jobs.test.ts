import { judgeScene } from './judge-scene.ts';

judgeScene('published');
judgeScene('checked');
judgeScene('taught');
judgeScene('batched');
