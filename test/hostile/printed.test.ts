import { judgeScene } from './judge-scene.ts';

judgeScene('printed');
judgeScene('listed');
judgeScene('joined');
judgeScene('stocked');
judgeScene('edited');
