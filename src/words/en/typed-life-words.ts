import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  until: list('to till until through'),
  now: list('now today present'),
  since: list('since from'),
  born: list('born b'),
  events: list(
    'first… last wedding… married… marriage… engage… divorc… birth… born graduat… diploma… degree… moved… ' +
      'moving… met meeting… left leaving started… began… quit retire… bought… sold trip won accident… surgery… ' +
      'operation… death… funeral… baptism… arriv… return… broke… exam driving… pass… dead deceased die died dies dying lost ' +
      'loss… buried burial… cremat… miscarr… stillb… suicide… killed mourn… widow… gone memorial… goodbye farewell ' +
      'abort…',
  ),
  relations: {
    mother: list('mum mom mother mummy mommy mama ma'),
    father: list('dad father daddy papa pa'),
    child: list('son daughter child kid stepson stepdaughter brother sister sibling twin'),
    partner: list('husband wife partner spouse boyfriend girlfriend fiancé fiancée'),
    friend: list('friend'),
    grandparent: list(
      'grandma grandpa grandmother grandfather granny gran grandad granddad nana grandparent grandson granddaughter ' +
        'grandchild aunt auntie uncle cousin niece nephew',
    ),
  },
};
