import { chunkLoad } from "@domain/errors"

/** A part of the program that is being loaded, failed like one that cannot be had when it takes too long. Spec: states, chunk time-out. */
export const partInTime = <Part>(loading: Promise<Part>): Promise<Part> =>
  new Promise((arrived, failed) => {
    const tooLong = () => failed(new Error("A part of the program did not arrive in time"))
    const timer = setTimeout(tooLong, chunkLoad.timeOutMillis)
    void loading.then(arrived, failed).finally(() => clearTimeout(timer))
  })
