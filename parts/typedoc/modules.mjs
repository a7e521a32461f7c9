// For TypeDoc: the comment at the top of a file says what the file is for, as everywhere in Boneyard.

import { Comment, Converter, ReflectionKind } from 'typedoc';

const TOP = /^\/\*\*\s*([\s\S]*?)\s*\*\//;

export function load({ converter }) {
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.kind !== ReflectionKind.Module || reflection.hasComment()) return;
    const [file] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const text = TOP.exec(file?.getSourceFile().text ?? '')?.[1].replaceAll(/^ ?\* ?/gm, '');
    if (text) reflection.comment = new Comment([{ kind: 'text', text }]);
  });
}
