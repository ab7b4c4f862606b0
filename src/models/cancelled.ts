import type { FailedReply } from './model.ts';

/** The reply to a request whose run was ended. */
export const CANCELLED: FailedReply = { kind: 'failed', cause: 'cancelled', reason: 'the run was ended', fatal: true };
