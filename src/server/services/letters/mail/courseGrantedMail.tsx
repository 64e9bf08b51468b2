import { CourseGrantedMail } from '#src/components/mail/CourseGrantedMail.tsx';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { renderMail } from './renderMail.tsx';

interface GrantedCourse {
  name: string;
  productName: string;
  courseSlug: string;
  /** Given for nothing, or moved to this account, or away from it. */
  way: 'given' | 'moved-here' | 'moved-away';
}

/** The mail about a course that the association gave to somebody, or moved between two accounts of a person. */
export function courseGrantedMail({ name, productName, courseSlug, way }: GrantedCourse, publicUrl: string): Letter {
  const product = typeset(productName);
  const said = {
    given: {
      title: 'Máš nový kurz',
      subject: `Kurz „${product}“ je tvoj`,
      message: `Ahoj, ${name}, do tvojho účtu pribudol kurz „${product}“. Dostávaš ho od nás, nič zaň neplatíš.`,
    },
    'moved-here': {
      title: 'Kurz je v\u00A0tomto účte',
      subject: `Kurz „${product}“ je v\u00A0tomto účte`,
      message: `Ahoj, ${name}, kurz „${product}“ z\u00A0tvojho druhého účtu odteraz nájdeš v\u00A0tomto. Prihlasuj sa doň touto adresou.`,
    },
    'moved-away': {
      title: 'Kurz je v\u00A0tvojom druhom účte',
      subject: `Kurz „${product}“ je v\u00A0tvojom druhom účte`,
      message: `Ahoj, ${name}, kurz „${product}“ sa presunul do tvojho druhého účtu. V\u00A0tomto účte už nie je, objednávka a\u00A0doklad v\u00A0ňom ostávajú.`,
    },
  }[way];
  const courseUrl = way === 'moved-away' ? null : publicUrl + paths.course(courseSlug);
  const open = courseUrl === null ? '' : `Kurz otvoríš na tejto adrese:\n\n${courseUrl}\n\n`;
  const { title, subject, message } = said;
  const text = `${message}\n\n${open}Ak to nesedí, napíš nám na ${site.email}.`;
  return { subject, ...renderMail(<CourseGrantedMail {...{ title, message, courseUrl }} />, text) };
}
