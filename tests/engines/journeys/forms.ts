import { forms as arabic } from '#content/ar/forms.ts';
import { forms as english } from '#content/en/forms.ts';
import { addressOf, type Language } from '#shared/languages.ts';
import { PHONE, SCREEN, type Journey } from '../journey.ts';

const WORDS = { ar: arabic, en: english } as const;

const addressFor = (form: string, language: Language) =>
  `${form}.${language}.${process.pid}.${Date.now()}@entity.example`;

export const contact: Journey = {
  name: 'write to the company',
  window: PHONE,
  async make(visitor, own) {
    await visitor.open(addressOf('/contact-us', own));
    await visitor.click('#contact-form [type=submit]');
    await visitor.holdsFocus('#contact-form [aria-invalid=true]');
    await visitor.says('#contact-form', WORDS[own].errorSummary);
    await visitor.fill('#contact-form [name=name]', 'سارة القحطاني');
    await visitor.fill('#contact-form [name=email]', addressFor('contact', own));
    await visitor.fill('#contact-form [name=message]', `رسالة ${Date.now()}`);
    await visitor.click('#contact-form [type=submit]');
    await visitor.hides('#contact-form form');
    await visitor.shows('[data-snackbar][role=status]');
    await visitor.holdsFocus('#contact-form [tabindex="-1"]');
  },
};

const field = (name: string) => `#reservation [name=${name}]`;

export const reservation: Journey = {
  name: 'reserve a seat in a workshop',
  window: SCREEN,
  async make(visitor, own) {
    await visitor.open(addressOf('/media/ndsworkshop', own));
    await visitor.fill(field('email'), 'noura@');
    await visitor.click('#reservation [type=submit]');
    await visitor.holdsFocus(field('first_name'));
    await visitor.says('#reservation', WORDS[own].invalidEmail);

    await visitor.read(() => document.querySelector<HTMLInputElement>('#reservation [name=email]')?.select());
    await visitor.read((asked) => document.querySelector<HTMLElement>(asked)?.focus(), field('email'));
    await visitor.type(addressFor('seat', own));
    await visitor.fill(field('first_name'), 'نورة');
    await visitor.fill(field('last_name'), 'العتيبي');
    await visitor.fill(field('phone'), '٠٥٠١٢٣٤٥٦٧');
    await visitor.fill(field('employer'), 'جهة حكومية');
    await visitor.click('#reservation [type=submit]');
    await visitor.hides('#reservation form');
    await visitor.shows('[data-snackbar][role=status]');
    await visitor.sees(
      'the cleared form',
      (name) => Reflect.get(document.querySelector(name) ?? {}, 'value') === '',
      field('first_name'),
    );
  },
};
