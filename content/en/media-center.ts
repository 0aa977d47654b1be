import type { mediaCenter as source } from '../ar/media-center.ts';
import type { TextsOf } from '../texts-of.ts';

export const mediaCenter: TextsOf<typeof source> = {
  title: 'Media center',
  lead: 'Events where we meet, and articles where we write down what each project taught us.',
  events: {
    heading: 'Events',
    trackLabel: 'Event cards',
    past: 'Past event',
    upcoming: 'Upcoming event',
    place: 'Online',
    action: 'Workshop details',
    items: {
      turningPoint: {
        title: 'NDS workshop: Turning Point',
        description: 'We read the user’s journey with evidence and find the moments worth redesigning.',
      },
      afterLaunch: {
        title: 'NDS workshop: After Launch',
        description: 'We read how a platform is used after its launch, and choose what to improve first.',
      },
      ideaToPlatform: {
        title: 'NDS workshop: From Idea to Platform',
        description:
          'From an opportunity written on one line to a prototype that users have tried, and a launch plan.',
      },
    },
  },
  articles: { heading: 'Articles' },
};
