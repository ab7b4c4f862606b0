/** The public repositories whose valid files get one defect each, at one commit. */
export const HOSTS = {
  'CAPeddle/particle-sim': '3d5c6b27a1064a79f33949eb76a8af439943b8cb',
  'PeterPonyu/oh-my-copilot': '1259db360feb1d7347ab34fa24baa2a6eee743e6',
  '0GiS0/demos-codemotion-2025': 'aaf6a69649de9b991812647e8064b4838a4acbd6',
  'disler/claude-code-hooks-mastery': '052ad1cbd5aeb1ec4a1def22012d1293c6225625',
  'Grimblaz/copilot-orchestra': '3f70738c9ed294116d9526d1bb28d06e66643ff2',
  'BudnikOleksii/track-my-life': '4c750af8f44322cce1d51b515d9750e31bb0fa47',
  'accnet/ai-agent-kit': 'd992f04625600520accced21ef52645b3a885cc9',
  'cinar/resile': 'bc33582d4fbaf5c1d8cecf32e96e86ba0b7ca2d1',
  'FabienDehopre/triple-yahtzee-score-board': 'abb7ac7063e2afefb9bcfd34d4baf55715761e9f',
  'scottdensmore/travel-app': '9eabf993656005a0269d0a0b8a6fbcd4c3faf5cc',
  'deadronos/SpaceAutoBattler': '831f81602c5918fc52ce65ba36ae73acac88a62b',
  'Protagonistss/ithinku-plugins': 'bf18e57e5d97a2ada56552f7c3d4a5b52612a530',
} as const;
