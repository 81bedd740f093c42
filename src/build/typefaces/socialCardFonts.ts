import type {Typefaces} from '../../company/typefaces';
import {atWeight} from './cut';
import {roles, weightOnCards, type Role} from './needs';
import {readTypeface} from './package';

/** The fonts of a social card: a file for each script. */
type CardFonts = {role: Role; files: Buffer[]};

/** One weight of each typeface, with the letters of a card. */
export const socialCardFonts = (typefaces: Typefaces, letters: string, root: string): Promise<CardFonts[]> =>
  Promise.all(
    roles.map(async (role) => {
      const typeface = readTypeface(typefaces[role], root);
      return {role, files: [...(await atWeight(typeface, weightOnCards[role], letters)).values()]};
    }),
  );
