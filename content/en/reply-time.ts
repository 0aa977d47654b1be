/** How soon a message is answered. */
export const REPLY_TIME = 'within one working day';
