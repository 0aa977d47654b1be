import type { nds as source } from '../ar/nds.ts';
import type { TextsOf } from '../texts-of.ts';

export const nds: TextsOf<typeof source> = {
  title: 'Platforms that\nspeak one language',
  lead: 'NDS by {company}: a design and build system that shortens the road from project brief to passing the Digital Government Authority’s Platforms Code assessment.',
  getService: 'Get NDS Service Now',
  exploreServices: 'Explore Services',
  about: {
    heading: 'About NDS',
    statement:
      'One system puts designer, developer and service owner on the same reference, so an interface is built once and used on every platform.',
  },
  solutions: {
    heading: 'NDS solutions',
    items: {
      designSystem: {
        title: 'A unified design system',
        description: 'Principles, foundations and components: one visual language for all your services.',
      },
      componentLibrary: {
        title: 'A ready component library',
        description: 'Tested code with Arabic, English and accessibility built in.',
      },
      complianceAudit: {
        title: 'Compliance audit',
        description:
          'Regular reviews of how well your platforms comply with Platforms Code, with findings you can act on.',
      },
      teamEnablement: {
        title: 'Team enablement',
        description: 'Training and support until your teams own the system and grow it themselves.',
      },
    },
  },
  process: {
    heading: 'Four steps to the certificate',
    steps: {
      projectBrief: {
        title: 'Project brief',
        description: 'We learn about your organisation, its users and its constraints.',
      },
      buildSystem: { title: 'Build system', description: 'We set design tokens, components and patterns.' },
      designToCode: { title: 'Design to code', description: 'We turn them into a library you can ship.' },
      getCertificate: {
        title: 'Get certificate',
        description: 'We stay with you until you pass the Authority’s assessment.',
      },
    },
  },
  caseStudies: {
    heading: 'Stories from the field',
    points: {
      subul: [
        '14 services under one interface',
        'Development time cut by 40%',
        'Full screen-reader support',
        'Platforms Code assessment passed',
      ],
      wahat: [
        'One portal for students and academic staff',
        'A library of 62 components',
        'Two languages and directions, one source',
        '26 designers and developers trained',
      ],
      aafeen: [
        'Appointment journey redesigned',
        'Booking cut from 7 steps to 3',
        'AA colour contrast',
        'A live satisfaction dashboard',
      ],
    },
    counted: { subul: 'less development time', wahat: 'components in the library', aafeen: 'steps to book' },
  },
  services: {
    heading: '{company} Services',
    subheading: '{company} Specialised Services',
    label: 'Cards of {company} services',
  },
  clients: { heading: 'Our Clients', label: 'Logos of our clients' },
  callToAction: 'Your first step towards digital transformation starts here!',
};
