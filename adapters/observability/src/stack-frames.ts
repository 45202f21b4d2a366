const frame = /^\s+at (?:(.+?) \()?(?:file:\/\/)?([^()\s]+):(\d+):(\d+)\)?$/

/** A frame as Firefox and Safari write it. */
const atFrame = /^(.*?)@(\S+):(\d+):(\d+)$/

/** An error's stack as Sentry takes it: the outermost frame first. */
export const stackFrames = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .flatMap((line) => {
      const match = frame.exec(line) ?? atFrame.exec(line)
      if (match === null) return []
      const [, called, filename = "", lineno, colno] = match
      const isOurs = !filename.includes("node_modules") && !filename.startsWith("node:")
      return [
        {
          function: called === undefined || called === "" ? "?" : called,
          filename,
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: isOurs,
        },
      ]
    })
    .reverse()
