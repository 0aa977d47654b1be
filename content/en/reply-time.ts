import { PROMISES } from '../facts/promises.ts';
import { counted } from './counted.ts';

/** How soon a message is answered. */
export const REPLY_TIME = `within ${counted(PROMISES.replyWorkingDays, 'workingDay')}`;
