import type { FailedReply } from './model.ts';

/** The reply to a request whose run was cancelled. */
export const CANCELLED: FailedReply = { kind: 'failed', cause: 'cancelled', reason: 'the run was ended', fatal: true };
