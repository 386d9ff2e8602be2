// What matters most, when not everything fits.

import {
  IN_CELL, IN_DIALOG, IN_FORM, IN_MAIN, IN_MESSAGE, IN_SIDE, IN_TELLING, RANK_DIALOG, RANK_FOCUSED, RANK_FORM, RANK_HEADING, RANK_MAIN, RANK_MESSAGE,
  RANK_REST, RANK_SIDE, RANK_VIEWPORT,
} from "../rules.js";

/** What is told however large the page is. */
export const TOLD = IN_DIALOG | IN_MESSAGE | IN_TELLING | IN_CELL;

/** The rank of an item that has its place. */
export const rankOf = ({ inside, why, subject, place: { inView } }, focused) => {
  if (inside & IN_DIALOG) return RANK_DIALOG;
  if (inside & IN_MESSAGE) return RANK_MESSAGE;
  // While nothing has the focus, the body has it, and text may stand right in that.
  if (why && subject === focused) return RANK_FOCUSED;
  // What is searched with stands in most banners, and is no less important for that.
  if (inside & IN_SIDE && !(inside & IN_FORM)) return RANK_SIDE;
  // The words of a table come after what can be acted on in it.
  if (!why && inside & IN_CELL) return RANK_REST;
  if (inView) return inside & IN_TELLING ? RANK_HEADING : RANK_VIEWPORT;
  return inside & IN_FORM ? RANK_FORM : inside & (IN_MAIN | IN_TELLING) ? RANK_MAIN : RANK_REST;
};

const isListed = ({ isFar, rank }) => isFar && rank >= RANK_VIEWPORT && rank < RANK_SIDE;

/**
 * Items in the order in which they are named: by rank, but what can be acted on elsewhere goes before the many rows of
 * a table, in view or not, since its filters may stand below it. Those rows follow as they stand, whole.
 */
export const inTurn = (items) => {
  const ranks = Map.groupBy(items, (item) => (isListed(item) ? null : item.rank));
  const ofRank = (rank) => ranks.get(rank) || [];
  const listed = Map.groupBy(ofRank(null), ({ place }) => Boolean(place.inView));
  const rest = Map.groupBy(ofRank(RANK_REST), ({ why, inside }) => Boolean(why || inside & IN_CELL));
  const before = Array.from({ length: RANK_REST }, (_, rank) => ofRank(rank)).flat();
  const parts = [rest.get(true), listed.get(true), listed.get(false), rest.get(false), ofRank(RANK_SIDE)];
  return [...before, ...parts.flatMap((part) => part || [])];
};
