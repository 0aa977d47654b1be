/** Requests completed at the first attempt, on the platform of the post's example. */
export const POST_MEASURE = { before: '61%', after: '88%' } as const;
/** What its answers count, which their texts say in words: services that are not finished, people in the team. */
export const POST_ANSWERS = { unfinished: 10, team: { least: 4, most: 7 } } as const;
