import type { common as source } from '../ar/common.ts';
import type { TextsOf } from '../texts-of.ts';

export const common: TextsOf<typeof source> = {
  skipToContent: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  previous: 'Previous',
  next: 'Next',
  pauseMotion: 'Pause motion',
  playMotion: 'Play motion',
  opensInNewTab: 'opens in a new tab',
  close: 'Close',
  backToHome: 'Back to home',
  share: 'Share',
  link_copied: 'Link copied',
  loadingPage: 'Loading the page',
  pageFailed: {
    title: 'This page could not be shown',
    description: 'Something went wrong while the page was loading. Check your connection and try again.',
    retry: 'Try again',
  },
};
