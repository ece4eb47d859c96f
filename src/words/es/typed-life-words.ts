import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  until: ['a', 'al', 'hasta', 'hasta el'],
  now: ['hoy', 'ahora', 'la actualidad', 'el presente'],
  since: list('desde'),
  born: list('nacido nacida nació'),
  events: list(
    'primer… último… última… boda casé casamos… casamiento… matrimonio… compromiso… divorc… nacimiento… nací ' +
      'nació… gradu… título… examen… carné… licencia… mudé mudanza… mudamos… conocí… conocimos… dejé empecé… ' +
      'comencé… renuncié… jubil… compré… compra… vendí… venta… viaje… gané accidente… operación… funeral… bautizo… ' +
      'comunión… ruptura… llegada… llegué… regreso… murió murieron muert… fallec… perdí perdimos perdió pérdida… partió ' +
      'partida… entierr… sepelio… velorio… viud… luto… suicid… aborto… despedida… desapareci… difunt… dejó',
  ),
  relations: {
    mother: list('madre mamá mama'),
    father: list('padre papá papa'),
    child: list('hijo hija hijastro hijastra hermano hermana gemelo gemela'),
    partner: list('marido mujer esposo esposa pareja novio novia'),
    friend: list('amigo amiga'),
    grandparent: list('abuela abuelo abuelita abuelito nieto nieta tía tío primo prima sobrino sobrina'),
  },
};
