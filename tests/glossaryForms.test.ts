import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenIn, readGlossary } from '../scripts/words/glossary';

const glossary = readGlossary(join(import.meta.dirname, '..'));

describe('texts', () => {
  it.each([
    ['EN', 'New this month'],
    ['EN', 'Hot right now'],
    ['EN', 'Just added'],
    ['EN', 'Paid out today'],
    ['PHP', 'Sikat ngayong linggo'],
    ['CN', '今日派彩'],
    ['CN', '本周人气'],
    ['ESP', 'Novedades de la semana'],
    ['ESP', 'Pagado hoy'],
    ['RUS', 'Хиты дня'],
    ['RUS', 'Только что выплачено'],
    ['VI', 'Mới tháng này'],
    ['VI', 'Đã chi trả'],
    ['MS', 'Hangat sekarang'],
    ['NE', 'अहिले चर्चित'],
    ['CT', '剛剛新增'],
    ['BN', 'এ সপ্তাহে নতুন'],
  ] as const)('[I18N-1] in %s may not give a list of games or wins a period or a payment: “%s”', (code, text) => {
    expect(forbiddenIn([{ code, place: 'ui:template1.title', text }], glossary)).not.toEqual([]);
  });

  it.each([
    ['EN', 'Players who signed in'],
    ['EN', 'It keeps asking'],
    ['PHP', 'Magdeposito ngayon'],
    ['ESP', 'Iniciaste sesión como Ana'],
    ['ESP', 'El inicio de sesión falló'],
    ['ESP', 'Ingresaste dinero'],
    ['ESP', 'Añadimos un bono'],
    ['RUS', 'В горячих играх'],
    ['RUS', 'Отыграйтесь завтра'],
    ['RUS', 'Из списка ставок'],
    ['RUS', 'Поспешите'],
    ['VI', 'Dealer trực tiếp'],
    ['MS', 'Menunaikan taruhan'],
    ['MS', 'Jangan terlepas'],
    ['NE', 'हतार गर'],
    ['NE', 'हाम्रो अभिलेखमा'],
    ['BN', 'টাকা নড়ছে না'],
    ['BN', 'দরের তালিকা'],
  ] as const)('[I18N-1] in %s may not hold another form of a forbidden word: “%s”', (code, text) => {
    expect(forbiddenIn([{ code, place: 'data/news.json', text }], glossary)).toHaveLength(1);
  });

  it.each([
    ['EN', 'Most played games'],
    ['EN', 'Open seats right now'],
    ['ESP', 'No intentes recuperar lo perdido'],
    ['RUS', 'Не пытайтесь отыграться'],
    ['RUS', 'Не спешите'],
    ['RUS', 'Матчи сегодня'],
  ] as const)('[I18N-1] in %s may say “%s”', (code, text) => {
    expect(forbiddenIn([{ code, place: 'ui:template1.title', text }], glossary)).toEqual([]);
  });
});
