import type * as English from '../en/head-messages.ts';
import type { Translated } from '../translated.ts';

export const HEAD_MESSAGES: Translated<typeof English.HEAD_MESSAGES> = {
  title: 'Lifetime Visualizer: sua vida em anos e semanas',
  notFoundTitle: 'Página não encontrada · Lifetime Visualizer',
  description:
    'Veja sua vida em anos e semanas: anos vividos, semanas restantes e os anos que o sono, o trabalho e suas outras atividades ocupam. De graça, sem cadastro, e seus dados ficam no seu dispositivo.',
  appName: 'Lifetime',
  appDescription:
    'Veja sua vida em anos e semanas: anos vividos, semanas restantes e os anos que o sono, o trabalho e suas outras atividades ocupam.',
  previewText:
    'Veja sua vida em anos e semanas: o que já passou, o que pode vir pela frente e para onde vai o tempo.',
  previewAlt:
    'Uma vida inventada em imagem: um anel de anos por atividade, ao lado das suas semanas em pontos.',
  noScript:
    'O JavaScript está desativado no seu navegador. Esta página precisa dele para calcular os resultados no seu dispositivo. Ative-o e recarregue a página.',
  notStarted: 'Esta página ainda não terminou de abrir, e por isso os botões não funcionam.',
};
