/** An instant as day, time and zone of a schedule's own clock. */
export const momentIn = (at: number, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(`${language.replace("_", "-")}-u-nu-latn`, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(at)
