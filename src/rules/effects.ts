import type { Effect } from './types.ts';

/** An effect by which the clients ignore or misread the file. */
export function error(clients: Effect['clients'], why: string): Effect {
  return { clients, severity: 'error', why };
}

/** An effect by which the file does less than its author thinks. */
export function warning(clients: Effect['clients'], why: string): Effect {
  return { clients, severity: 'warning', why };
}

/** An effect that leaves the file as good as it is: there is a better way. */
export function info(clients: Effect['clients'], why: string): Effect {
  return { clients, severity: 'info', why };
}
