/** The first box of an mp4 followed by zeros: a video by its content, and none that can be played. */
export const mp4Head = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  bytes.set([0, 0, 0, 24])
  bytes.set(letters("ftypmp42"), 4)
  bytes.set(letters("mp42isom"), 16)
  return bytes
}
