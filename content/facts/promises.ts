/**
 * What the company promises in figures, each once. The texts of both languages fill them in
 * (`content/{ar,en}/counted.ts`); a test fails where one is written by hand. How long data is kept stands in
 * `retention.ts`, when workshops are held in `workshops.ts`.
 */
export const PROMISES = {
  /** Until a message is answered, and until a request about personal data is. */
  replyWorkingDays: 1,
  rightsDays: 30,
  /** The first talk, and the paper that follows it. */
  listeningHours: 1,
  proposalWorkingDays: 5,
  /** From the start of a project: assessment with roadmap, prototype, first release. */
  assessmentWeeks: { from: 6, to: 8 },
  prototypeWeeks: 6,
  firstReleaseMonths: { from: 4, to: 6 },
  /** Versions, reviews of usage and trials with people come in cycles of this length. */
  cycleWeeks: 2,
  /** The first domain of a data platform. */
  dataDomainWeeks: 12,
  /** A managed service: side by side with the client's team before it is taken over; a critical incident. */
  jointOperationDays: 30,
  incidentMinutes: 15,
  /** The team that built a platform stays after its launch. */
  afterLaunchDays: 90,
  /** How often satisfaction is reviewed with the client. */
  experienceReviewMonths: 3,
  /** How often a smart meter reports. */
  meterMinutes: 15,
  /** Until the prototype of a workshop is complete. */
  workshopPrototypeDays: 3,
  /** The programme that helps adopt Platforms Code, and each of its review sessions. */
  programmeWeeks: 8,
  programmeReviewMinutes: 90,
} as const;

/** "More than so many" people work here. */
export const SPECIALISTS = 100;
