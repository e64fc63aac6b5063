import { looseSounds } from "../../language/phonemic.ts";
import { models } from "../models.ts";
import { probabilities } from "../safety/linear_model.ts";
import type { Features } from "../safety/question_features.ts";
import type { LeftOver } from "./left_over_of.ts";

export const HARMFUL = "harmful";
/** More words than this say no more. */
const MUCH_LEFT = 4;
/** The sounds by which the vote knows a word whatever its ending is. */
const BEGINNING = 6;
/** Chances are compared by their logarithms, from here on. */
const LEAST = 0.001;

/** What is known of the words that are left over, and of the whole question. */
interface Leftovers {
  left: readonly LeftOver[];
  /** How likely the vote of safety thinks that the question is to be refused. */
  alarm: number;
  isOfMedicine: boolean;
}

/** How likely who left these words over means harm: by a few weights, trained on questions of others. */
export function chanceOfHarm(leftovers: Leftovers): number {
  return probabilities(models.harm, harmFeatures(leftovers))[models.harm.labels.indexOf(HARMFUL)]!;
}

/** The roles that the words play, whether anybody ever said them, how many they are, and the vote of safety. */
export function harmFeatures({ left, alarm, isOfMedicine }: Leftovers): Features {
  const roles = new Set(left.flatMap(({ roles }) => roles));
  const named = left.filter(({ roles }) => roles.length === 0);
  return new Map([
    ["any", 1],
    ["alarm", Math.log10(Math.max(LEAST, alarm)) + 1],
    ["words", Math.min(1, left.length / MUCH_LEFT)],
    ["of a medicine", Number(isOfMedicine)],
    ["heard", Number(named.some(({ word }) => isHeard(word)))],
    ["never heard", Number(named.some(({ word }) => !isHeard(word)))],
    ...[...roles].map((role): [string, number] => [`role ${role}`, 1]),
  ]);
}

/** Whether the questions that the vote was trained on have a word, with whatever ending: a rare one may be a name. */
export function isHeard(word: string): boolean {
  const sounds = looseSounds(word);
  return `=${sounds}` in models.vote.weights ||
    sounds.length >= BEGINNING && `^${sounds.slice(0, BEGINNING)}` in models.vote.weights;
}
