import type { ExternalHref } from '../facts/paths.ts';

/** The departments that offer jobs; their names stand in `careers.departments`. */
export const DEPARTMENTS = ['department_1', 'department_2', 'department_3'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** How many texts of each kind a job has. */
export const RESPONSIBILITY_COUNT = 3;
export const QUALIFICATION_COUNT = 4;

/** What a job's Arabic file says that holds in every language. */
export interface JobFacts {
  /** The number in its address, and the name of its files. */
  id: number;
  department: Department;
  /** ISO date. */
  published: string;
  /** Where "apply" leads; without one the company's general list. */
  listing?: ExternalHref;
  /** Its address stays and says that the vacancy is closed. */
  isClosed: boolean;
}

/** A job in one language. */
export interface JobWords {
  title: string;
  keywords: string;
  about: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
}
