const quietMillis = 400
const longestMillis = 20_000

const pause = (millis: number) => new Promise((done) => setTimeout(done, millis))

/** Whether a status line says that a draft is being saved. */
const isSaving = (): boolean =>
  [...document.querySelectorAll("[role=status]")].some(({ textContent }) => /Saving|שומר/.test(textContent))

const isDrawn = (canvas: HTMLElement): boolean =>
  canvas.getBoundingClientRect().height > 0 && [...document.images].every(({ complete }) => complete) && !isSaving()

/**
 * Waits until a story is drawn and saved, with its fonts and pictures, and nothing in the page has changed for a moment. A screen
 * has its heading: a busy machine may show the wait for its texts for as long.
 */
export const settled = async (canvas: HTMLElement, isScreen: boolean): Promise<void> => {
  const begunAt = performance.now()
  let changedAt = begunAt
  const observer = new MutationObserver(() => (changedAt = performance.now()))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isThere = () => isDrawn(canvas) && (!isScreen || document.querySelector("h1") !== null)
  while (!isThere() || performance.now() - changedAt < quietMillis) {
    if (performance.now() - begunAt > longestMillis) throw new Error("The story does not come to rest.")
    await pause(50)
    await document.fonts.ready
  }
  observer.disconnect()
}
