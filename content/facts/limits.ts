/** The product's limits, each named once. What has to agree with one in a style sheet is tied to it by a test. */

/** Showcase: a selected path stays this long, in milliseconds. */
export const AUTO_ADVANCE_MS = 5000;
/** Slider: one press of a button scrolls this far, in CSS pixels. */
export const SLIDER_STEP_PX = 440;
/** A snackbar stays this long, in milliseconds. */
export const SNACKBAR_MS = 3000;
/**
 * At this window width and below the showcase detail shows under its item, in CSS pixels.
 * @public The style sheet does it; a test ties the two.
 */
export const SHOWCASE_INLINE_MAX_PX = 767;
/**
 * At this window width and below the workshop form stands after the content, in CSS pixels.
 * @public The style sheet does it; a test ties the two.
 */
export const WORKSHOP_FORM_BELOW_MAX_PX = 768;
/**
 * At this window width and below the mobile navigation replaces the bar's links, in CSS pixels.
 * @public The style sheet does it; a test ties the two.
 */
export const MOBILE_NAVIGATION_MAX_PX = 1000;
/** Previews are cut to this many characters (graphemes) before one ellipsis. */
export const TEASER_LENGTH = 71;
export const DESCRIPTION_PREVIEW_LENGTH = 100;
/** The year of the copyright line, literally (rule:copyright-year). */
export const COPYRIGHT_YEAR = 2024;
/** The last page of the news, and how many pages its paginator shows on either side of the current one. */
export const LAST_NEWS_PAGE = 10;
export const NEWS_PAGE_WINDOW = 2;
/** Cards of one page of the news. */
export const NEWS_PER_PAGE = 6;
