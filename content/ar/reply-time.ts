/** How soon a message is answered: said beside the contact form, when it is sent, and wherever the page invites to it. */
export const REPLY_TIME = 'خلال يوم عمل واحد';
