import { PROMISES } from '../facts/promises.ts';
import { counted } from './counted.ts';

/** How soon a message is answered: said beside the contact form, when it is sent, and wherever the page invites to it. */
export const REPLY_TIME = `خلال ${counted(PROMISES.replyWorkingDays, 'workingDay')}`;
