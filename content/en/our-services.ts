import type { ourServices as source } from '../ar/our-services.ts';
import type { TextsOf } from '../texts-of.ts';
import { PROMISES } from '../facts/promises.ts';
import { counted } from './counted.ts';
import { FIRST_RELEASE } from './first-release.ts';

export const ourServices: TextsOf<typeof source> = {
  seo: {
    title: 'Our services',
    description:
      'Five services by {company}: Digital Solutions, Integrated Ticketing Services, Smart Measurement Systems, Customer Experience Platforms and Data Management Solutions.',
    keywords:
      '{company} services, digital solutions, ticketing systems, smart measurement, customer experience platforms, data management',
  },
  title: 'Our services',
  lead: 'Five services that work together or on their own. Each has its team, its method, and a result that we agree how to measure before we start.',
  rowsLabel: 'The five services',
  viewMore: 'View More',
  items: {
    service1: {
      picture: 'Terraced fields at dawn, seen from the air',
      title: 'Digital Solutions',
      subtitle: 'Platforms that begin with the user’s journey',
      subTitleChild: `We design and build service portals and apps, and connect them to your existing systems and to national platforms. A prototype within ${counted(PROMISES.prototypeWeeks, 'week')}, a first release within ${FIRST_RELEASE}, and code that is entirely yours.`,
    },
    service2: {
      picture: 'Railway tracks between platforms that join into one among the dunes, seen from the air',
      title: 'Integrated Ticketing Services',
      subtitle: 'One request, and a trail everyone can see',
      subTitleChild:
        'Requests by phone, email, app and branch come together in one system that routes each to the right team and escalates before its deadline. People know where their request stands; managers know where work stalls.',
    },
    service3: {
      picture: 'Rows of measuring posts off the shore of a still lake at noon, seen from the air',
      title: 'Smart Measurement Systems',
      subtitle: 'A live reading instead of a late report',
      subTitleChild: `Meters and sensors that report every ${counted(PROMISES.meterMinutes, 'minute')}, and a platform that turns readings into consumption, alerts and invoices. We supply, install and connect, so leaks and waste show on the day rather than at the end of the month.`,
    },
    service4: {
      picture: 'Three caravans that come in the late sun to an inn around one court, seen from the air',
      title: 'Customer Experience Platforms',
      subtitle: 'The user’s voice where decisions are made',
      subTitleChild:
        'Short surveys after each service, analysis of calls and comments in Arabic and its dialects, and a dashboard that ties satisfaction to time taken. When an indicator falls, its owner hears of it within the hour.',
    },
    service5: {
      picture: 'A river that branches through the sand at dusk, seen from the air',
      title: 'Data Management Solutions',
      subtitle: 'One figure that every department agrees on',
      subTitleChild: `Governance, a catalogue, a warehouse and quality rules, then dashboards that decision-makers open every morning. We begin with one domain, complete within ${counted(PROMISES.dataDomainWeeks, 'week')}, and extend on the same foundation.`,
    },
  },
};
