/** Lo que se dice en la línea de comandos, en español. */

import type { Command } from '../en/command';
import { facts } from '../facts';
import { LANGUAGES } from '../languages';

export const terminal: Command['terminal'] = {
  usage: `boneyard — juegos de dominó

  boneyard play [JUEGO]            jugar contra bots en la línea de comandos
      --players N                  asientos, contando el tuyo (por defecto, los menos posibles)
      --variant NOMBRE             la variante, p. ej. --variant partners (boneyard options las muestra)
      --option NOMBRE=VALOR        una regla de la casa, p. ej. --option style=block --option match=rounds:3
      --bots A,B                   tus rivales: gentle, casual, strong, expert,
                                   random (casual por defecto)
      --file ARCHIVO               guardar la partida en ARCHIVO tras cada jugada, y seguirla desde ahí
      --open                       mostrar todas las manos al final de cada ronda
  boneyard options [JUEGO]         todos los juegos, con sus variantes, sus reglas de la casa y sus valores
  boneyard replay ARCHIVO [--json] repasar un registro y mostrar sus posiciones
  boneyard replay --stdin [--json] lo mismo, con un registro por línea en la entrada estándar
  boneyard print FICHAS            fichas para imprimir y recortar: bead, double-six, double-nine,
                                   double-twelve, magnetic, quad-125, quad-70
      --style colour|outline       en color, o contornos para ahorrar tinta (colour por defecto)
      --backs                      también los reversos, para imprimir por las dos caras, girando por el borde largo
      --shift=X,Y                  mover los reversos, en milímetros, según la hoja de calibración
  boneyard print list FICHAS       todas las fichas en una página
  boneyard print board JUEGO       un tablero sobre el que jugar, para bead y quad
      --paper a4|letter|a3         en hojas que se cortan y se unen (a4 por defecto)
  boneyard print calibration       una hoja para comprobar la exactitud de la impresora
  boneyard print score JUEGO       una hoja de puntos
  boneyard print leaflet JUEGO     las reglas en una hoja que se dobla
      --paper a4|letter            (a4 por defecto)
      --out ARCHIVO.pdf            dónde escribirlo (por defecto: con el nombre de la hoja, en esta carpeta)
  boneyard arena                   hacer que jueguen los bots, cada reparto una vez por forma de sentarse
      --game JUEGO --variant NOMBRE --players N --option NOMBRE=VALOR
      --bots A,B                   quién juega; el último ocupa los asientos que quedan
      --budget BOT=iterations:N    cuánto piensa un bot (o BOT=milliseconds:N)
      --seed SEMILLA               qué repartos (1 por defecto)
      --deals N, --within PUNTOS   parar tras N repartos, o con esta precisión de las victorias (2.5 por defecto)
      --file ARCHIVO               añadir cada reparto a ARCHIVO, y seguir desde ahí
      --svg ARCHIVO                dibujar un gráfico
      --table ARCHIVO              jugar todos los enfrentamientos de la tabla de fuerzas y escribirla en ARCHIVO
      --only TEXTO                 solo las filas de la tabla cuyo nombre contiene TEXTO
      --physics                    decidir las torres con la física completa, sin estimarlas (lento)
      --habits                     contar lo que los bots hacen con más o menos frecuencia, en un solo núcleo
      --cores N                    cuántos núcleos usar (todos por defecto)
  boneyard review ARCHIVO [--json] lo que costó cada jugada de un registro, y las probabilidades de cada asiento
      --budget iterations:N        cuánto pensar cada jugada (2000 por defecto)
  boneyard puzzles                 buscar posiciones con una jugada claramente mejor
      --game JUEGO --seed SEMILLA
      --count N                    cuántas (100 por defecto)
      --file ARCHIVO               escribirlas en ARCHIVO, y seguir desde ahí (JUEGO.jsonl por defecto)
  boneyard verify ARCHIVO          comprobar que cada reparto de una partida en línea se mezcló como se prometió
      --table ID --bots ASIENTOS   comprobar también que fue esta mesa y que estos bots no aportaron nada
      --seat N --bits HEX --commitment HEX --promised HASHES
                                   comprobar también lo que aportó tu página a una ronda, y lo que se le prometió
  boneyard serve                   el servidor y su página; se configura con variables de entorno
      --port N, --host DIRECCIÓN   dónde escucha (por defecto 3000, solo en esta máquina)
      --data CARPETA               dónde se guardan las partidas (data por defecto)
  boneyard admin verify-log        repasar todas las mesas que guarda un servidor
      --data CARPETA               dónde se guardan (por defecto: DATABASE_URL si existe, y si no data)
  boneyard admin backup ARCHIVO    copiar la base de datos de una carpeta a un archivo, con el servidor en marcha
      --data CARPETA               dónde está (data por defecto)
  boneyard admin move              copiar todas las mesas de una carpeta a la base de datos de DATABASE_URL
      --data CARPETA               dónde están las mesas (data por defecto)
  boneyard admin reports           mensajes denunciados
  boneyard admin ban QUIÉN         prohibir el acceso: un nombre, un id o una dirección
  boneyard admin unban QUIÉN       levantar la prohibición
      --data CARPETA               como en verify-log
  boneyard admin fairness [--json] lo que llama la atención en las partidas clasificatorias, para mirarlo con calma
      --since FECHA                el primer día (por defecto: hace 30 días)
      --minutes N                  cuánto puede durar (60 por defecto)
      --data CARPETA               como en verify-log

  --lang ${LANGUAGES.join('|').padEnd(25)} idioma (por defecto, el de tu sistema)
  --version, --help`,
  unknownCommand: (name) => `No existe el comando «${name}». Prueba: boneyard --help`,
  badArguments: (why) => `${why} Prueba: boneyard --help`,
  cannotRead: (file, why) => `No se puede leer ${file}: ${why}`,
  cannotWrite: (file, why) => `No se puede escribir ${file}: ${why}`,
  fault: (where, why) => `${where}: ${why}`,
  recordNumber: (n) => `registro ${n}`,
  badOptionText: (text) => `--option necesita NOMBRE=VALOR, no «${text}».`,
  unknownVariant: (name, known) => `No existe la variante «${name}»; elige entre: ${known}.`,
  unknownBot: (name, known) => `No existe el bot «${name}»; elige entre: ${known}.`,
  usualValue: (value) => `(por defecto: ${value})`,
  newGame: (game, rules) => facts(game, rules),
  gaveUp: 'Hasta pronto.',
  keptIn: (file) => `La partida está guardada en ${file}; el mismo comando la continúa.`,
  help: 'Escribe un número o una jugada; «?» para la ayuda, «q» para salir.',
  moreHelp: 'Las jugadas numeradas son todas las que tienes permitidas.',
  findOut:
    'Nadie te dice qué encaja: escribe la jugada que quieras hacer. Con «?» tienes ayuda, que muestra lo que encaja.',
  prompt: 'Tu jugada',
  notAMove: (text) => `«${text}» no es ni un número de la lista ni una jugada.`,
  onlyMove: (move) => `Solo tienes una jugada: ${move}. Pulsa Enter para hacerla.`,
  yourHand: 'Tu mano:',
  emptyHand: '(sin fichas)',
  line: {
    emptyTable: '(aún no hay nada)',
    openEnds: (ends) => `extremos abiertos: ${ends}`,
    arm: (anchor) => `en ${anchor}:`,
  },
  scores: 'Puntos:',
  again: 'Enter para la siguiente ronda, «q» para salir.',
};
