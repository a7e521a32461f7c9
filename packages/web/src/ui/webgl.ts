/** Whether this browser has WebGL 2. Checked only once: a browser allows few contexts, and frees them late. */

let found: boolean | undefined;

function detected(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

export function hasWebGL(): boolean {
  found ??= detected();
  return found;
}
