import type * as English from '../en/activity-names.ts';
import { listNames } from '../language.ts';

export const ACTIVITY_NAMES: typeof English.ACTIVITY_NAMES = {
  sleep: listNames('Sono, Dormir, Dormindo, Soneca, Cochilo'),
  work: listNames('Trabalho, Trabalhar, Trabalhando, Emprego, Serviço, Home office'),
  commute: listNames(
    'Trajeto ao trabalho, Trajeto, Deslocamento, Deslocamento ao trabalho, Caminho do trabalho, ' +
      'Ida ao trabalho, Ida e volta do trabalho, Trânsito, Transporte',
  ),
  exercise: listNames(
    'Exercícios, Exercício, Exercício físico, Exercícios físicos, Atividade física, ' +
      'Atividades físicas, Esporte, Esportes, Treino, Treinar, Academia, Malhar, Malhação, ' +
      'Musculação, Ginástica',
  ),
  socialMedia: listNames('Redes sociais, Rede social, Mídias sociais'),
  entertainment: listNames(
    'TV/Entretenimento, TV/Filmes, Entretenimento, Filmes, Filme, Séries, Filmes e séries, ' +
      'Ver filmes, Assistir filmes, Assistir a filmes, Ver séries, Assistir séries, ' +
      'Assistir a séries, Streaming, Cinema',
  ),
  eating: listNames('Refeições, Refeição, Comer, Comida, Alimentação, Comer e beber'),
  familyTime: listNames(
    'Tempo em família, Família, Tempo com a família, Ficar com a família, Estar com a família, ' +
      'Filhos, Tempo com os filhos, Netos, Tempo com os netos',
  ),
  cooking: listNames('Cozinhar, Cozinha, Preparar comida, Preparo de refeições, Fazer comida, Culinária'),
  shopping: listNames('Compras, Fazer compras, Comprar, Mercado, Supermercado'),
  hobbies: listNames('Hobbies, Hobby, Passatempo, Passatempos'),
  reading: listNames('Leitura, Ler, Lendo, Livro, Livros, Ler livros'),
  gaming: listNames(
    'Jogos, Jogar, Jogo, Games, Videogame, Videogames, Vídeo game, Jogos eletrônicos, Jogar videogame',
  ),
  studying: listNames(
    'Estudos, Estudar, Estudo, Estudando, Escola, Colégio, Faculdade, Universidade, ' +
      'Lição de casa, Dever de casa, Aula, Aulas, Curso, Cursos, Aprender',
  ),
  cleaning: listNames('Limpeza, Limpar, Limpar a casa, Faxina, Arrumação, Arrumar a casa'),
  meditation: listNames('Meditação, Meditar, Atenção plena'),
  phoneCalls: listNames('Telefonemas, Telefonema, Telefone, Ligações, Ligação, Chamadas, Falar ao telefone'),
  socialActivities: listNames(
    'Vida social, Atividades sociais, Socializar, Amigos, Amigas, Amizades, Encontrar amigos, ' +
      'Sair com amigos, Ver amigos, Encontros',
  ),
  travel: listNames('Viagens, Viagem, Viajar, Viajando'),
  television: listNames(
    'TV, Televisão, Ver TV, Assistir TV, Assistir à TV, Ver televisão, Assistir televisão',
  ),
  household: listNames('Cuidados com a casa, Cuidar da casa, Casa'),
  housework: listNames(
    'Tarefas domésticas, Tarefas de casa, Afazeres domésticos, Trabalho doméstico, ' +
      'Serviço doméstico, Serviço de casa',
  ),
  familyCare: listNames(
    'Cuidar da família, Cuidados com a família, Cuidar dos filhos, Cuidar das crianças, ' +
      'Cuidar dos netos, Cuidar dos pais, Cuidar de familiares',
  ),
  gettingAround: listNames('Deslocamentos, Locomoção'),
  gamesAndComputer: listNames('Jogos e computador, Computador'),
  personalCare: listNames(
    'Descanso e cuidados pessoais, Cuidados pessoais, Descanso, Descansar, Higiene, Higiene pessoal',
  ),
};

export const ACTIVITY_STEMS: typeof English.ACTIVITY_STEMS = {
  sleep: [' sono', ' dorm', ' soneca', ' cochil'],
  exercise: [
    ' exercíc',
    ' exercitar',
    ' esport',
    ' treino',
    ' treinar',
    ' academia',
    ' ginást',
    ' muscula',
    ' malhar',
    ' malhação',
    ' atividade física',
    ' atividades físicas',
    ' crossfit',
  ],
};
