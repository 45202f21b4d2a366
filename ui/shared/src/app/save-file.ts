/** Saves a file on the reader's device. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
