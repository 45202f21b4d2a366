import type { GstStateCode } from "./gst-states.ts"

/** The first and the last three digits with which PIN codes begin. */
type PinRange = readonly [first: number, last: number]

/**
 * PIN codes by their first three digits, for each state as the tax office's invoice portal checks them (GST e-invoice master codes,
 * read on 27 November 2026). Ranges overlap at borders; Telangana, Ladakh and other territory, which the portal does not check, have
 * the post's own.
 */
export const gstPinRanges: Readonly<Record<GstStateCode, ReadonlyArray<PinRange>>> = {
  "01": [[180, 194]],
  "02": [[171, 177]],
  "03": [[140, 160]],
  "04": [
    [140, 140],
    [160, 160],
  ],
  "05": [[244, 263]],
  "06": [[121, 136]],
  "07": [[110, 110]],
  "08": [[301, 345]],
  "09": [[201, 285]],
  "10": [[800, 855]],
  "11": [[737, 737]],
  "12": [[790, 792]],
  "13": [[797, 798]],
  "14": [[795, 795]],
  "15": [[796, 796]],
  "16": [[799, 799]],
  "17": [[793, 794]],
  "18": [[781, 788]],
  "19": [[700, 743]],
  "20": [[813, 835]],
  "21": [[751, 770]],
  "22": [[490, 497]],
  "23": [[450, 488]],
  "24": [[360, 396]],
  "25": [
    [362, 362],
    [396, 396],
  ],
  "26": [
    [362, 362],
    [396, 396],
  ],
  "27": [[400, 445]],
  "28": [[500, 535]],
  "29": [[560, 591]],
  "30": [[403, 403]],
  "31": [[682, 682]],
  "32": [[670, 695]],
  "33": [[600, 643]],
  "34": [
    [533, 533],
    [605, 605],
    [607, 607],
    [609, 609],
    [673, 673],
  ],
  "35": [[744, 744]],
  "36": [[500, 509]],
  "37": [[500, 535]],
  "38": [[194, 194]],
  "97": [[110, 855]],
}

/** Whether a PIN code of six digits may be in a state. */
export const isPinOfState = (pin: string, state: GstStateCode): boolean => {
  const start = /^[1-9]\d{5}$/.test(pin) ? Math.trunc(Number(pin) / 1000) : 0
  return gstPinRanges[state].some(([first, last]) => start >= first && start <= last)
}
