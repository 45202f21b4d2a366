/** Saves a text as a file of the reader's device. */
export const saveFile = (name: string, text: string, type: "text/csv" | "text/plain"): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
