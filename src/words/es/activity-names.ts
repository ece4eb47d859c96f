import type * as English from '../en/activity-names.ts';
import { listNames } from '../language.ts';

export const ACTIVITY_NAMES: typeof English.ACTIVITY_NAMES = {
  sleep: listNames('Dormir, Sueño, Horas de sueño, Dormir y siesta, Siesta'),
  work: listNames(
    'Trabajo, Trabajar, Empleo, Oficina, Curro, Chamba, Chambear, Laburo, Pega, Jale, ' +
      'Teletrabajo, Trabajo remoto',
  ),
  commute: listNames(
    'Trayecto al trabajo, Trayectos al trabajo, Ir al trabajo, Ir y volver del trabajo, ' +
      'Camino al trabajo, Viaje al trabajo, Traslado al trabajo, Traslados al trabajo, ' +
      'Desplazamiento al trabajo, Desplazamientos al trabajo',
  ),
  exercise: listNames(
    'Ejercicio, Ejercicio físico, Hacer ejercicio, Deporte, Deportes, Hacer deporte, ' +
      'Actividad física, Gimnasio, Gimnasia, Entrenamiento, Entrenar, Entreno, Ir al gimnasio, ' +
      'Gym, Correr, Caminar, Fútbol',
  ),
  socialMedia: listNames('Redes sociales, Redes, Facebook, Instagram, TikTok, WhatsApp, Celular'),
  entertainment: listNames(
    'TV y entretenimiento, TV/Entretenimiento, TV y películas, TV y series, Entretenimiento, ' +
      'Ocio, Películas, Películas y series, Series, Series y películas, Cine, Netflix',
  ),
  eating: listNames('Comidas, Desayuno, Comer, Comida, Comer y beber, Alimentación'),
  familyTime: listNames(
    'Tiempo en familia, Familia, Estar en familia, Estar con la familia, Tiempo con la familia, ' +
      'Hijos, Hijas, Nietos, Nietas, Niños, Pareja',
  ),
  cooking: listNames('Cocinar, Cocina, Hacer la comida, Preparar la comida'),
  shopping: listNames(
    'Compras, Comprar, Hacer la compra, Hacer las compras, Ir de compras, La compra, ' +
      'Supermercado, Súper, Mandado',
  ),
  hobbies: listNames('Pasatiempos, Pasatiempo, Aficiones, Afición, Hobby, Hobbies'),
  reading: listNames('Lectura, Leer, Lecturas, Libros, Leer libros'),
  gaming: listNames(
    'Videojuegos, Videojuego, Jugar a videojuegos, Jugar videojuegos, Juegos, Jugar, Consola',
  ),
  studying: listNames(
    'Estudios, Estudiar, Estudio, Aprender, Clase, Clases, Escuela, Colegio, Instituto, Liceo, ' +
      'Secundaria, Preparatoria, Prepa, Universidad, Uni, Facultad, Deberes, Hacer la tarea, ' +
      'Tarea, Tareas escolares',
  ),
  cleaning: listNames('Limpieza, Limpiar, Ordenar, Limpiar la casa, Limpieza de la casa'),
  meditation: listNames('Meditación, Meditar, Mindfulness'),
  phoneCalls: listNames(
    'Llamadas, Llamadas telefónicas, Llamadas de teléfono, Hablar por teléfono, Teléfono',
  ),
  socialActivities: listNames(
    'Vida social, Actividades sociales, Amigos, Amigas, Amistades, Ver a amigos, ' +
      'Estar con amigos, Salir con amigos, Quedar con amigos, Salir, Fiesta, Fiestas',
  ),
  travel: listNames('Viajes, Viajar, Viaje'),
  television: listNames(
    'Televisión, Tele, La tele, Ver la tele, Ver tele, Ver TV, Ver televisión, Ver la televisión',
  ),
  household: listNames('Hogar, Casa, El hogar, La casa'),
  housework: listNames(
    'Tareas del hogar, Tareas domésticas, Tareas de la casa, Trabajo doméstico, ' +
      'Labores del hogar, Labores domésticas, Quehaceres, Quehacer, Quehaceres del hogar, ' +
      'Quehaceres domésticos',
  ),
  familyCare: listNames(
    'Cuidado de la familia, Cuidar a la familia, Cuidados, Cuidado de los hijos, ' +
      'Cuidar a los hijos, Cuidado de los niños, Cuidado de niños, Cuidar niños, ' +
      'Cuidar a los niños, Crianza',
  ),
  gettingAround: listNames(
    'Desplazamientos, Desplazamiento, Trayectos, Traslados, Traslado, Transporte, Tráfico, ' +
      'Metro, Conducir, Manejar',
  ),
  gamesAndComputer: listNames(
    'Juegos e informática, Juegos y computadora, Juegos y ordenador, Computadora, Ordenador',
  ),
  personalCare: listNames(
    'Descanso y cuidado personal, Cuidado personal, Cuidados personales, Aseo, Aseo personal, ' +
      'Higiene, Ducha, Descanso, Descansar',
  ),
};

export const ACTIVITY_STEMS: typeof English.ACTIVITY_STEMS = {
  sleep: ['dormi', 'duerm', 'sueño', 'siesta'],
  exercise: ['ejercicio', 'ejercita', 'deport', 'gimnas', 'entrena', 'entreno', 'actividad física'],
};
