// Exits with one line if Node is too old. It runs before everything else, so it must work on very old versions too.

const wanted = require('../package.json').engines.node.replace('>=', '');

function isOlder(version, than) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = than.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

if (isOlder(process.versions.node, wanted)) {
  console.error(
    `Boneyard needs Node ${wanted} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
