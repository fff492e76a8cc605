import { motifNames, type MotifName } from '../art/index';

/** What a word in a game's name shows; the first that fits counts. */
const shows: readonly (readonly [RegExp, readonly string[]])[] = [
  [/football|futsal|striker|penalty/i, ['football']],
  [/basketball|hoops/i, ['basketball']],
  [/tennis|badminton|volleyball/i, ['tennis']],
  [/boxing/i, ['boxing-gloves']],
  [/cycling|speedway|rally|bumper/i, ['motorbike', 'race-car', 'chequered-flag']],
  [/baccarat|squeeze/i, ['baccarat', 'cards']],
  [/ (?:masters|duel)$/i, ['trophy', 'mask']],
  [/ freeroll$/i, ['clover', 'gift']],
  [/ (?:high table|club)$/i, ['ingots', 'champagne', 'crown']],
  [/ sit & go$/i, ['hourglass', 'chips']],
  [/blackjack|hold’em|omaha|poker|pusoy|stud|card|big two|deuces|jacks|teen patti/i, ['cards', 'chips', 'crown']],
  [/roulette/i, ['roulette']],
  [/color game|dice|sic bo|cubes/i, ['dice']],
  [/mines/i, ['mines']],
  [/plinko|drop|pinball/i, ['plinko']],
  [/coin|pusher/i, ['coin-flip', 'chips']],
  [/tower/i, ['castle', 'city-night']],
  [
    /hash|block|ledger|cipher|binary|vector|prime|relay|signal|zero|quantum/i,
    ['hash-hexagon', 'hash-blocks', 'dice', 'coin-flip', 'robot'],
  ],
  [/wheel|carnival/i, ['fortune-wheel', 'carousel']],
  [/dragon king/i, ['turtle', 'shark']],
  [/dragon/i, ['dragon-eye']],
  [/tongits|pai gow|mahjong|fan tan/i, ['mahjong', 'cards']],
  [
    /bingo|housie|blackout|full house|corners?|letter|keno|number|digit/i,
    ['bingo-balls', 'gift', 'balloon', 'clover', 'trophy', 'lollipop'],
  ],
  [/lotto|draw|pick|raffle|sweepstakes|jueteng/i, ['lottery-ticket', 'bingo-balls', 'clover', 'horseshoe']],
  [/scratch/i, ['scratch-card']],
  [/comet|cosmic|galaxy/i, ['comet', 'ufo']],
  [/rocket/i, ['rocket', 'ufo']],
  [/balloon|bubble/i, ['balloon']],
  [/falcon/i, ['eagle']],
  [/jet|kite/i, ['airship', 'eagle']],
  [/phoenix/i, ['phoenix']],
  [/submarine|deep sea/i, ['submarine', 'octopus', 'shark']],
  [/volcano/i, ['volcano']],
  [/launch|takeoff|ascent/i, ['rocket', 'airship']],
  [/candy/i, ['candy-cannon', 'lollipop']],
  [/duck|gallery/i, ['swan', 'trophy']],
  [/fruit/i, ['cherries', 'watermelon', 'mango']],
  [/treasure|pirate/i, ['chest', 'treasure-map']],
  [/jungle/i, ['tiger', 'parol']],
  [/goblin|claw|machine|stacker/i, ['robot', 'slot-reels']],
  [/ring/i, ['ring-toss', 'trophy', 'carousel']],
  [/mermaid|coral|reef/i, ['pearl', 'fish-king', 'turtle', 'crab']],
  [/trawl|catch|fishery|expedition/i, ['fishing-boat', 'fish-king']],
  [/monster|hunter|harpoon/i, ['shark', 'octopus', 'crab']],
  [/lagoon|tropic|paradise/i, ['turtle', 'koi', 'crab']],
];

/** A motif that the name speaks of, else `otherwise`; `turn` chooses where several fit. */
export function motifForName(name: string, otherwise: MotifName, turn: number): MotifName {
  for (const [words, motifs] of shows) {
    if (!words.test(name)) continue;
    const known = motifs.flatMap((motif) => motifNames.find((candidate) => candidate === motif) ?? []);
    return known[turn % known.length] ?? otherwise;
  }
  return otherwise;
}
