export {
  bind,
  bindRemote,
  childContainer,
  isBound,
  makeContainer,
  resolve,
  type UseCaseContainer,
} from "./use-case-container.ts"
