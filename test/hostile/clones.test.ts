import { judgeScene } from './judge-scene.ts';

judgeScene('command');
judgeScene('written');
judgeScene('kept');
judgeScene('git');
judgeScene('validated');
judgeScene('linked');
judgeScene('sharded');
judgeScene('set');
judgeScene('uncommitted');
judgeScene('heavy');
