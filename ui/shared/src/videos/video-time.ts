/** A length as players write it: `0:12`, `1:02:03`. */
export const videoTime = (millis: number): string => {
  const seconds = Math.round(millis / 1000)
  const two = (value: number) => String(value).padStart(2, "0")
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
