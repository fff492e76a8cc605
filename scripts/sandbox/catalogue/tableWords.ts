import type { TableGame } from '../art/index';
import type { CategoryName } from './game';

/** Names of the other categories: each of the first list before each of the second. */
export interface PairWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const rooms = [
  'Marina', 'Emerald Room', 'Grand Salon', 'Velvet Room', 'Terrace', 'Pearl Room', 'Speed', 'Manila', 'Macau Night', 'Riviera', 'Skyline', 'Garden Court',
  'Ruby Room', 'Lotus Room', 'First Light', 'High Limit', 'Crystal Hall', 'Harbor View', 'Salon Bleu', 'Monsoon Hall', 'Golden Gate', 'Twilight', 'Palace', 'Orchid',
] as const;
const places = [
  'San Roque', 'Batangas', 'Iloilo', 'Palawan', 'Sierra', 'Baguio', 'Vigan', 'Cebu', 'Davao', 'Laguna', 'Bulacan', 'Tagaytay', 'Pampanga', 'Bicol', 'Siargao', 'Cavite',
] as const;
const courses = [
  'Wetherdale', 'Kempmoor', 'Santa Isabel', 'San Lazaro', 'Ashcombe Downs', 'Fernhill', 'Marlow Heath', 'Tallow Park', 'Brackenridge', 'Cloverdale', 'Sandown Lea', 'Elm Hollow', 'Kingsbarrow',
  'Redwater', 'Stonebridge', 'Hollin Green', 'Northmoor', 'Whitcliff', 'Oakhurst', 'Larkfield', 'Greyfriars', 'Windle Bay', 'Thornby', 'Merrow Down',
] as const;

export const pairWords: Readonly<Record<Exclude<CategoryName, 'slot_game'>, PairWords>> = {
  casino: {
    first: rooms,
    second: ['Baccarat', 'Roulette', 'Blackjack', 'Dragon Tiger', 'Sic Bo', 'Color Game', 'Fan Tan', 'Three Card Poker', 'Hold’em', 'Bull Bull', 'Andar Bahar', 'Speed Baccarat'],
  },
  hash_game: {
    first: ['Hash', 'Block', 'Neon', 'Cipher', 'Ledger', 'Turbo', 'Quantum', 'Zero', 'Binary', 'Vector', 'Prime', 'Relay', 'Vault', 'Signal'],
    second: ['Dice', 'Hi-Lo', 'Mines', 'Plinko', 'Limbo', 'Keno', 'Tower', 'Coin Flip', 'Rings', 'Ladder', 'Wheel', 'Cubes', 'Roulette', 'Baccarat'],
  },
  sportsbook: {
    first: ['Football', 'Basketball', 'Tennis', 'Volleyball', 'Boxing', 'Cricket', 'Badminton', 'Table Tennis', 'Futsal', 'Esports', 'Cycling', 'Speedway'],
    second: ['League Live', 'Cup Night', 'Express', 'Virtual Cup', 'Derby Day', 'Quick Picks', 'Accumulator', 'Champions Round'],
  },
  fishing: {
    first: ['Ocean', 'Reef', 'Coral', 'Lagoon', 'Deep Sea', 'Mermaid', 'Pirate', 'Dragon', 'Jackpot', 'Thunder', 'Golden', 'Arctic', 'Tropic', 'Monster'],
    second: ['Fishing', 'Hunter', 'King 2', 'King 4', 'Fishery', 'Quest', 'Catch', 'Harpoon', 'Expedition', 'Paradise', 'Trawl', 'Party'],
  },
  poker: {
    first: ['Texas Hold’em', 'Omaha', 'Pusoy', 'Tongits', 'Pai Gow', 'Three Card', 'Deuces Wild', 'Jacks or Better', 'Teen Patti', 'Big Two', 'Seven Stud', 'Chinese Poker'],
    second: ['Classic', 'Room', 'Turbo', 'High Table', 'Night', 'Club', 'Freeroll', 'Sit & Go', 'Masters', 'Duel'],
  },
  sabong: { first: places, second: ['Derby', 'Arena', 'Cockpit', 'Six-Cock Classic', 'Stag Open', 'Champions Pit'] },
  lottery: {
    first: ['Morning', 'Midday', 'Evening', 'Night', 'Sunday', 'Fiesta', 'Royal', 'Rainbow', 'Lucky', 'Golden', 'Metro', 'Island'],
    second: ['Keno', 'Lotto 6/42', 'Lotto 6/49', 'Pick 3', 'Two Digit', 'Number Draw', 'Scratch', 'Sweepstakes', 'Jueteng Wheel', 'Raffle'],
  },
  horse_racing: { first: courses, second: ['Sprint', 'Mile', 'Stakes', 'Handicap', 'Derby', 'Chase', 'Cup', 'Maiden'] },
  bingo: {
    first: ['Barrio', 'Neighbourhood', 'Rainbow', 'Jumbo', 'Speed', 'Golden', 'Sunset', 'Carnival', 'Garden', 'Tropical', 'Midnight', 'Pinoy', 'Country Fair', 'Village', 'Lantern', 'Seaside', 'Market Day', 'Sunday', 'Harvest', 'Bluebird', 'Ribbon', 'Polka Dot'],
    second: ['Bingo 75', 'Bingo 90', 'Bingo', 'Blackout', 'Full House', 'Four Corners', 'Bingo Party', 'Housie', 'Bingo Rush', 'Pattern Bingo', 'Letter X', 'Corner Club'],
  },
  arcade: {
    first: ['Penalty', 'Ring', 'Candy', 'Bubble', 'Balloon', 'Pinball', 'Coin', 'Duck', 'Bumper', 'Claw', 'Carnival', 'Fruit', 'Treasure', 'Jungle', 'Goblin', 'Marble'],
    second: ['Pop', 'Drop', 'Blaster', 'Shoot-Out', 'Toss', 'Pusher', 'Smash', 'Run', 'Dash', 'Stacker', 'Machine', 'Mania', 'Gallery', 'Rally'],
  },
  crash: {
    first: ['Comet', 'Rocket', 'Jet', 'Balloon', 'Kite', 'Phoenix', 'Falcon', 'Submarine', 'Cosmic', 'Volcano', 'Dragon', 'Galaxy'],
    second: ['Crash', 'Climb', 'Escape', 'Rush', 'Takeoff', 'Ascent', 'X', 'Launch', 'Limit', 'Drift'],
  },
};

/** What is dealt at a table of that name. */
export function tableGameOf(name: string): TableGame {
  if (/roulette/i.test(name)) return 'roulette';
  if (/sic bo|color game|fan tan/i.test(name)) return 'dice';
  return /blackjack|hold’em|poker/i.test(name) ? 'blackjack' : 'cards';
}
